/** Whether this page can count on the device: only an app that opens without a network has a use for kept replies. */
export function isOfflineReady(): boolean {
  return Boolean(navigator.serviceWorker?.controller)
}
