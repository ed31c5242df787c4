import { Outlet } from 'react-router'
import { AvisoVersaoNova } from '../ui/aviso-versao-nova.tsx'
import { BannerArea } from '../ui/banner.tsx'
import { useRouteChange } from './route-change.ts'
import { ScrollSnapshot } from './scroll-snapshot.tsx'
import { useScrollRestoration } from './use-scroll-restoration.ts'
import { useVolta } from './use-volta.ts'

/** What every page has, inside and outside the shared layout: route announcements and banners. */
export function Root() {
  const anuncio = useRouteChange()
  const { entry, rememberScroll } = useScrollRestoration()
  const { rememberLugar } = useVolta()
  const handleLeave = (left: string) => {
    rememberScroll(left)
    rememberLugar(left)
  }
  return (
    <>
      <ScrollSnapshot entry={entry} onLeave={handleLeave} />
      <Outlet />
      <p className="sr" aria-live="polite">
        {anuncio}
      </p>
      <div className="banners">
        <BannerArea />
        <AvisoVersaoNova />
      </div>
    </>
  )
}
