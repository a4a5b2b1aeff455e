import type { PrivacyExport } from '@foyer/contract/privacy'
import { useState } from 'react'
import { call } from '../../../platform/session.ts'
import { useFreshProof } from '../../../shared/fresh-proof/use-fresh-proof.tsx'
import { FailedAct } from '../../../shared/personal/failed-act.tsx'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Taken } from './taken.tsx'
import { text } from './text.ts'

/** Everything that is kept, to look at and to take away. */
export const TakeOut = () => {
  const t = useText(text)
  const [asking, setAsking] = useState(false)
  const [error, setError] = useState<unknown>()
  const [all, setAll] = useState<PrivacyExport>()
  const { withProof, dialog } = useFreshProof()
  const ask = () => {
    setAsking(true)
    withProof(() => call<PrivacyExport>({ path: '/user/privacy/export', body: {} }))
      .then(setAll, setError)
      .finally(() => setAsking(false))
  }
  const begin = () =>
    error ? (
      <FailedAct error={error} busy={asking} onRetry={ask} />
    ) : (
      <Button look="plain" busy={asking} onClick={ask}>
        {t.show}
      </Button>
    )
  return (
    <section className="privacy-card" aria-labelledby="privacy-take">
      <h2 id="privacy-take">{t.take}</h2>
      <p>{t.takeWhy}</p>
      {all ? <Taken all={all} /> : begin()}
      {dialog}
    </section>
  )
}
