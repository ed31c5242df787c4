/**
 * Lets the browser do what waits for it, as a long piece of work would not: touches, paint, the replies of the server.
 * Not by a timer, of which a tab in the background gets one a second.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
