import type { PrivacyExport } from '@foyer/api/privacy-export'
import type { DeviceBrowser, DeviceSystem } from '@foyer/api/sessions'
import { useId, useState } from 'react'
import { text as residenceText } from '../../../shared/activity/join/text.ts'
import { text as agreementsText } from '../../../shared/agreements/text.ts'
import { deviceNames } from '../../../shared/devices/names.ts'
import { text as deviceText } from '../../../shared/devices/text.ts'
import { formatDay, formatHongKong, hongKongDay } from '../../../shared/format/hong-kong-time.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { useHeadingFocus } from '../../../shared/ui/heading-focus.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { downIcon } from '../../../shared/ui/icons.ts'
import * as styles from '../page.module.css'
import { recordGroups, type ShownRecord } from './export-records.ts'
import { text as recordsText } from './export-records-text.ts'
import { exportText } from './export-text.ts'
import { text } from './text.ts'

/** Saves the export as a file. It uses an object URL, so that no address contains the data. */
const save = (all: PrivacyExport): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([exportText(all)], { type: 'application/json' }))
  link.download = `${__CLIENT_APP__}-my-data-${hongKongDay(all.asOf)}.json`
  link.click()
  // some browsers read the address only after the tap
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

/** The whole number, with a space after the area code as in the masked one. */
const wholeNumber = (mobile: string, masked: string): string => {
  const [area = ''] = masked.split(' ', 1)
  return mobile.startsWith(area) ? `${area} ${mobile.slice(area.length)}` : mobile
}

/** The phone number, masked until the person reveals it. */
const Phone = ({ mobile, masked }: { mobile: string; masked: string }) => {
  const names = useText(text)
  const t = useText(recordsText)
  const id = useId()
  const [isRevealed, setRevealed] = useState(false)
  return (
    <div className={styles.privacyFact}>
      <dt id={`${id}-name`}>{names.phone}</dt>
      <dd>
        <span className="numbers">{isRevealed ? wholeNumber(mobile, masked) : masked}</span>
        <button
          type="button"
          id={`${id}-button`}
          className={styles.privacyReveal}
          aria-labelledby={`${id}-button ${id}-name`}
          onClick={() => setRevealed(!isRevealed)}
        >
          {isRevealed ? t.hide : t.reveal}
        </button>
      </dd>
    </div>
  )
}

/** Records that a kind lists on the screen. The file has all of them. */
const mostShown = 10

const time = ({ at = 0 }: ShownRecord) => at

/** One kind of records: its number, which unfolds to the newest ones. */
const Kind = ({ name, records }: { name: string; records: readonly ShownRecord[] }) => {
  const t = useText(recordsText)
  const language = useLanguage()
  const newest = [...records].sort((one, other) => time(other) - time(one)).slice(0, mostShown)
  const more = records.length - newest.length
  return (
    <details className={styles.privacyRecords}>
      <summary>
        <span>{name}</span>
        <span className={`numbers ${styles.privacyCount}`}>{records.length}</span>
        <Icon path={downIcon} size={20} />
      </summary>
      <ul className={styles.privacyLines}>
        {newest.map(({ name: one, at }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two records can have the same name and moment
          <li key={index}>
            {one !== undefined && <span>{one}</span>}
            {at !== undefined && <small className="numbers">{formatHongKong(language, at)}</small>}
          </li>
        ))}
        {more > 0 && <li>{fill(t.more, { n: more })}</li>}
      </ul>
    </details>
  )
}

/** The groups of records with their numbers, and folded the kinds without a record. */
const Records = ({ all }: { all: PrivacyExport }) => {
  const t = { ...useText(text), ...useText(recordsText) }
  const documents: Readonly<Record<string, string>> = useText(agreementsText)
  const devices = useText(deviceText)
  const language = useLanguage()
  const groups = recordGroups(all, language, {
    consent: ({ document, agreed }) =>
      fill(agreed ? t.agreedTo : t.notAgreedTo, {
        document: (document === 'marketing' ? documents.marketingTitle : documents[document]) ?? t.otherDocument,
      }),
    device: ({ system, browser }) =>
      fill(
        devices.on,
        // null before it was recorded
        deviceNames(devices, {
          system: (system ?? 'other') as DeviceSystem,
          browser: (browser ?? 'other') as DeviceBrowser,
        }),
      ),
  })
  const none = groups.flatMap(({ kinds }) => kinds.filter(({ records }) => records.length === 0))
  return (
    <>
      {groups.map(({ group, kinds }) => {
        const some = kinds.filter(({ records }) => records.length > 0)
        return (
          some.length > 0 && (
            <section key={group} className={styles.privacyGroup} aria-label={t[group]}>
              <h3>{t[group]}</h3>
              {some.map(({ kind, records }) => (
                <Kind key={kind} name={t[kind]} records={records} />
              ))}
            </section>
          )
        )
      })}
      {none.length > 0 && (
        <div className={styles.privacyGroup}>
          <details className={styles.privacyRecords}>
            <summary>
              {t.none}
              <Icon path={downIcon} size={20} />
            </summary>
            <ul className={styles.privacyLines}>
              {none.map(({ kind }) => (
                <li key={kind}>{t[kind]}</li>
              ))}
            </ul>
          </details>
        </div>
      )}
    </>
  )
}

interface ExportResultProps {
  all: PrivacyExport
  /** the masked number */
  masked: string
}

/** The loaded export: the person, the records by kind, and the button that saves everything as a file. */
export const ExportResult = ({ all, masked }: ExportResultProps) => {
  const names = useText(text)
  const residences = useText(residenceText)
  const t = useText(recordsText)
  const language = useLanguage()
  const heading = useHeadingFocus<HTMLElement>()
  const { mobile, since, residence } = all.person
  return (
    <>
      <p role="status" className={styles.privacyReady}>
        <strong ref={heading} tabIndex={-1}>
          {names.ready}
        </strong>
        <small>{fill(names.readyAt, { moment: formatHongKong(language, all.asOf) })}</small>
      </p>
      <Button onClick={() => save(all)}>{t.save}</Button>
      <small>{t.saveWhy}</small>
      <section className={styles.privacyGroup} aria-label={t.person}>
        <h3>{t.person}</h3>
        <dl>
          <Phone mobile={mobile} masked={masked} />
          <div className={styles.privacyFact}>
            <dt>{t.registered}</dt>
            <dd>{formatDay(language, since)}</dd>
          </div>
          {residence && (
            <div className={styles.privacyFact}>
              <dt>{t.residence}</dt>
              <dd>{residences[residence]}</dd>
            </div>
          )}
        </dl>
      </section>
      <Records all={all} />
    </>
  )
}
