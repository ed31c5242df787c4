import type { Usuario } from '#contract/auth.ts'
import { ReaderFace } from '../ui/reader-face.tsx'

interface ReaderProps {
  readonly user: Usuario
}

/** The reader's photo (or initials), name and e-mail. */
export function Reader({ user }: ReaderProps) {
  return (
    <>
      <ReaderFace user={user} size={36} />
      <span className="who">
        {`${user.first_name} ${user.last_name}`.trim()} <span>{user.email}</span>
      </span>
    </>
  )
}
