import type { PrivacyExport } from '@foyer/api/privacy-export'
import { useState } from 'react'
import { pathTo } from '../../../platform/path-to.ts'
import { api } from '../../../platform/session.ts'
import { useFreshProof } from '../../../shared/fresh-proof/use-fresh-proof.tsx'
import { FailedAct } from '../../../shared/personal/failed-act.tsx'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { Spinner } from '../../../shared/ui/spinner.tsx'
import * as styles from '../page.module.css'
import { text } from './text.ts'

const ExportResult = lazyPart(() => import('./export-result.tsx').then((part) => part.ExportResult), <Spinner />)

/** The export of all stored data, to view and to save. */
export const DataExport = ({ masked }: { masked: string }) => {
  const t = useText(text)
  const [isRequesting, setRequesting] = useState(false)
  const [error, setError] = useState<unknown>()
  const [all, setAll] = useState<PrivacyExport>()
  const { withProof, dialog } = useFreshProof()
  const load = () => {
    setRequesting(true)
    withProof(() => api(pathTo('POST /user/privacy/export'), {}))
      .then(setAll, setError)
      .finally(() => setRequesting(false))
  }
  const begin = () =>
    error ? (
      <FailedAct error={error} busy={isRequesting} onRetry={load} />
    ) : (
      <Button look="plain" busy={isRequesting} onClick={load}>
        {t.show}
      </Button>
    )
  return (
    <section className={styles.privacyCard} aria-labelledby="privacy-take">
      <h2 id="privacy-take">{t.take}</h2>
      <p>{t.takeWhy}</p>
      {all ? <ExportResult all={all} masked={masked} /> : begin()}
      {dialog}
    </section>
  )
}
