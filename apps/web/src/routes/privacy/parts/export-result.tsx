import type { PrivacyExport } from '@foyer/api/privacy-export'
import { formatHongKong, hongKongDay } from '../../../shared/format/hong-kong-time.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill, type TextKey } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { useHeadingFocus } from '../../../shared/ui/heading-focus.ts'
import * as styles from '../page.module.css'
import { exportText } from './export-text.ts'
import { text } from './text.ts'

const listed = [
  ['consents', 'consents'],
  ['participations', 'participations'],
  ['knowledge_tests', 'knowledgeTests'],
  ['rewards', 'rewards'],
  ['ledger', 'movements'],
  ['uploads', 'uploads'],
  ['devices', 'registrations'],
] as const satisfies readonly (readonly [TextKey<typeof text>, keyof PrivacyExport])[]

/** Saves the export as a file. It uses an object URL, so that no address contains the data. */
const save = (all: PrivacyExport): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([exportText(all)], { type: 'application/json' }))
  link.download = `${__CLIENT_APP__}-my-data-${hongKongDay(all.asOf)}.json`
  link.click()
  // some browsers read the address only after the tap
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

/** The loaded export: its size, with buttons to save and view it. */
export const ExportResult = ({ all }: { all: PrivacyExport }) => {
  const t = useText(text)
  const language = useLanguage()
  const heading = useHeadingFocus<HTMLElement>()
  return (
    <>
      <p role="status" className={styles.privacyReady}>
        <strong ref={heading} tabIndex={-1}>
          {t.ready}
        </strong>
        <small>{fill(t.readyAt, { moment: formatHongKong(language, all.asOf) })}</small>
        <small className="numbers">{listed.map(([name, list]) => `${t[name]} ${all[list].length}`).join(' · ')}</small>
      </p>
      <Button look="plain" onClick={() => save(all)}>
        {t.download}
      </Button>
      <details className={styles.privacyView}>
        <summary>{t.view}</summary>
        <textarea readOnly rows={14} aria-label={t.view} value={exportText(all)} />
      </details>
    </>
  )
}
