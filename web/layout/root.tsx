import { Outlet } from 'react-router'
import { AvisoVersaoNova } from '../ui/aviso-versao-nova.tsx'
import { BannerArea } from '../ui/banner.tsx'
import { useRouteChange } from './route-change.ts'

/** What every page has, inside and outside the shared layout: route announcements and banners. */
export function Root() {
  const anuncio = useRouteChange()
  return (
    <>
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
