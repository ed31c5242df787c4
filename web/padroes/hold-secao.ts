import { findLugarAVista } from '../ui/lugar-a-vista.ts'

/** Takes down where the section that is being read stands. @returns puts it there again, after something over it grew or went */
export function holdSecao(): () => void {
  const secao = findLugarAVista('main .sec')
  const before = secao?.getBoundingClientRect().top
  return () => {
    if (!secao?.isConnected || before === undefined) return
    const moved = secao.getBoundingClientRect().top - before
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' })
  }
}
