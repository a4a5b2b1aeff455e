import type { PrivacyExport } from '@foyer/contract/privacy'
import { useState } from 'react'
import { call } from '../../../platform/session.ts'
import { formatHongKong, hongKongDay } from '../../../shared/format/hong-kong-time.ts'
import { FailedPart } from '../../../shared/personal/personal-part.tsx'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { text } from './text.ts'

type State =
  | { kind: 'idle' }
  | { kind: 'asking' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'ready'; all: PrivacyExport }

/** Hands the text over as a file; nothing of it stays in the page's address. */
const save = (all: PrivacyExport): void => {
  const address = URL.createObjectURL(new Blob([JSON.stringify(all, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `foyer-my-data-${hongKongDay(all.asOf)}.json`
  link.click()
  URL.revokeObjectURL(address)
}

/** Everything that is kept, to look at and to take away. */
export const TakeOut = () => {
  const t = useText(text)
  const language = useLanguage()
  const [state, setState] = useState<State>({ kind: 'idle' })
  const ask = () => {
    setState({ kind: 'asking' })
    call<PrivacyExport>({ path: '/user/privacy/export', body: {} }).then(
      (all) => setState({ kind: 'ready', all }),
      (error: unknown) => setState({ kind: 'failed', error }),
    )
  }
  return (
    <section className="privacy-card" aria-labelledby="privacy-take">
      <h2 id="privacy-take">{t.take}</h2>
      <p>{t.takeWhy}</p>
      {state.kind === 'failed' && <FailedPart error={state.error} busy={false} onRetry={ask} />}
      {(state.kind === 'idle' || state.kind === 'asking') && (
        <Button look="plain" busy={state.kind === 'asking'} onClick={ask}>
          {t.show}
        </Button>
      )}
      {state.kind === 'ready' && (
        <>
          <p role="status" className="privacy-ready">
            <strong>{t.ready}</strong>
            <small>{fill(t.readyAt, { moment: formatHongKong(language, state.all.asOf) })}</small>
          </p>
          <Button look="plain" onClick={() => save(state.all)}>
            {t.download}
          </Button>
          <details className="privacy-view">
            <summary>{t.view}</summary>
            <textarea readOnly rows={14} aria-label={t.view} value={JSON.stringify(state.all, null, 2)} />
          </details>
        </>
      )}
    </section>
  )
}
