import { useState } from 'react'
import type { Usuario } from '#contract/auth.ts'
import { initials } from './initials.ts'

interface ReaderFaceProps {
  readonly user: Usuario
  /** Added to `face`, for another size. */
  readonly className?: string
  /** Side in pixels. */
  readonly size: number
}

/** The reader's photo, or the initials: also when the photo is not to be had, replaced on another device say. */
export function ReaderFace({ user, className = '', size }: ReaderFaceProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const { foto } = user
  if (foto === null || foto === failed) {
    return (
      <span className={`face ${className}`} aria-hidden="true">
        {initials(user)}
      </span>
    )
  }
  return (
    <img
      className={`face ${className}`}
      src={foto}
      alt=""
      width={size}
      height={size}
      onError={() => setFailed(foto)}
    />
  )
}
