/** The mark: a W in a double frame. Its colours come from the style sheet, so that cloth can turn them around. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 36 36" aria-hidden="true">
      <rect width="36" height="36" rx="2" />
      <rect x="3.5" y="3.5" width="29" height="29" />
      <path d="M8 11.5h5.2M15 11.5h6M23 11.5h5.2M10 11.5l4.3 13.5L18.3 12.5M17.6 11.5l4.4 13.5 4.3-13.5" />
    </svg>
  )
}

/** Mark and name, for the inside of a link or heading. */
export function Logo() {
  return (
    <>
      <Mark />
      <span>Minha Biblioteca Westminster</span>
    </>
  )
}
