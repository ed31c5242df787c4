import { Check, CircleAlert, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type BannerMessage, clearBanner, useBannerStore } from './banner-store.ts'

/** How long a banner of success lasts. */
const BANNER_MS = 3_000

/** Where banners appear. The live regions are always there: one that comes with its text is often not read out. */
export function BannerArea() {
  const banner = useBannerStore((state) => state.banner)
  return (
    <>
      <div role="status">{banner?.tone === 'sucesso' && <SucessoBanner banner={banner} />}</div>
      <div role="alert">{banner?.tone === 'erro' && <ErroBanner banner={banner} />}</div>
    </>
  )
}

interface BannerProps {
  readonly banner: BannerMessage
}

function SucessoBanner({ banner }: BannerProps) {
  const [isPaused, setIsPaused] = useState(false)

  // The message object is new for every banner, so a second one with the same text gets its own 3 s.
  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(() => {
      if (useBannerStore.getState().banner === banner) clearBanner()
    }, BANNER_MS)
    return () => clearTimeout(timer)
  }, [banner, isPaused])

  return (
    <div
      className="banner"
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
    >
      <Check className="i" aria-hidden="true" /> {banner.texto}
    </div>
  )
}

function ErroBanner({ banner }: BannerProps) {
  return (
    <div className="banner">
      <CircleAlert className="i" aria-hidden="true" /> {banner.texto}
      <button type="button" className="icon-btn" aria-label="Fechar aviso" onClick={clearBanner}>
        <X className="i" aria-hidden="true" />
      </button>
    </div>
  )
}
