/** The band of printers' flowers: at most one on a page, on title pages only. */
export function Flowers() {
  return <div className="flowers" role="presentation" />
}
