/** Where a picture comes from. Their names stand under `options.pictureOrigin` in the messages. */
export const pictureOrigins = ['photo', 'retouched', 'staged', 'render', 'generated'] as const
export type PictureOrigin = (typeof pictureOrigins)[number]

/** Whether a picture carries a label: a machine made or changed it. */
export const isLabelled = (origin: string | null | undefined): origin is PictureOrigin =>
  origin !== 'photo' && pictureOrigins.some((one) => one === origin)
