import { updateNow, useVersaoNova } from '../platform/offline/versao-nova.ts'

/** Says that a newer version of the library waits. The live region is always there, like those of the banners. */
export function AvisoVersaoNova() {
  const worker = useVersaoNova((state) => state.worker)
  return (
    <div role="status">
      {worker && (
        <div className="banner">
          Há uma versão nova da biblioteca.
          <button type="button" className="link" onClick={updateNow}>
            Atualizar agora
          </button>
        </div>
      )}
    </div>
  )
}
