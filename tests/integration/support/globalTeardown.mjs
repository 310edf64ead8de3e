export default function globalTeardown() {
  globalThis.stopTestCluster()
}
