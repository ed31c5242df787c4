import type { Usuario } from '#contract/auth.ts'
import { initials } from './initials.ts'

interface ReaderProps {
  readonly user: Usuario
}

/** The reader's photo (or initials), name and e-mail. */
export function Reader({ user }: ReaderProps) {
  return (
    <>
      {user.foto === null ? (
        <span className="face" aria-hidden="true">
          {initials(user)}
        </span>
      ) : (
        <img className="face" src={user.foto} alt="" width={36} height={36} />
      )}
      <span className="who">
        {`${user.first_name} ${user.last_name}`.trim()} <span>{user.email}</span>
      </span>
    </>
  )
}
