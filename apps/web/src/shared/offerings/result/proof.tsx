import { tradingEndOf } from '@foyer/api/arithmetic/trading-end'
import { inLanguage } from '@foyer/api/languages'
import type { Application, Offering } from '@foyer/api/offerings'
import { useState } from 'react'
import { formatDay, formatHongKong } from '../../format/hong-kong-time.ts'
import { HotlineText } from '../../hotline/hotline-text.tsx'
import { useLanguage } from '../../text/language.ts'
import { fill } from '../../text/table.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { alertIcon } from '../../ui/icons.ts'
import { checkIcon } from '../../ui/later-icons.ts'
import * as offeringsStyles from '../offerings.module.css'
import * as styles from './result.module.css'
import { text } from './text.ts'
import { checks, type Findings, isEarly, isTimed, otherDayOf, ticketFor, verify } from './verify.ts'

interface ProofProps {
  offering: Offering
  application: Application | undefined
}

/** The published values of the ballot, unchanged. */
const Published = ({ offering, application }: ProofProps) => {
  const t = useText(text)
  const language = useLanguage()
  const { ballot, result } = offering
  const ticket = application?.lotsAllotted == null ? undefined : ticketFor(offering, application.reference)
  const rows: readonly (readonly [string, string | null | undefined])[] = [
    [t.commitmentIs, ballot.commitment],
    [t.committedAt, formatHongKong(language, ballot.committedAt)],
    [t.seedHash, ballot.seedHash],
    [t.seedIs, ballot.seed],
    [t.entriesHash, ballot.entries?.hash],
    [t.frozenAt, ballot.entries && formatHongKong(language, ballot.entries.frozenAt)],
    [t.entropyIs, ballot.entropy],
    [t.lastTicket, result?.lastTicket],
    [t.ticket, ticket],
  ]
  return (
    <details className={`${offeringsStyles.offeringMore} ${styles.proofPublished}`}>
      <summary>{t.published}</summary>
      <p className={offeringsStyles.offeringNote}>{inLanguage(ballot.entropySource, language)}</p>
      <dl className="numbers">
        {rows.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </details>
  )
}

/**
 * The ballot's commitment and its check on this device, item by item. Items that cannot be checked are listed as such.
 * Set `key` to what is checked, because a verdict applies to that data only.
 */
export const Proof = (props: ProofProps) => {
  const t = useText(text)
  const language = useLanguage()
  const [findings, setFindings] = useState<Findings>()
  const otherDay = otherDayOf(props.offering)
  const dayOf = (day: string) => formatDay(language, tradingEndOf(day))
  const isWrong = findings && checks.some((check) => findings[check] === 'wrong')
  return (
    <div className={styles.proof}>
      <h3>{t.proof}</h3>
      <p className={offeringsStyles.offeringNote}>{t.proofLead}</p>
      {!findings && (
        <Button look="plain" onClick={() => setFindings(verify(props.offering, props.application))}>
          {t.check}
        </Button>
      )}
      <div role="status">
        {findings && (
          <p className={`${styles.proofVerdict} ${isWrong ? styles.isWrong : styles.isRight}`}>
            <Icon path={isWrong ? alertIcon : checkIcon} size={20} />
            <span>{isWrong ? <HotlineText>{t.someWrong}</HotlineText> : t.allRight}</span>
          </p>
        )}
      </div>
      {findings && (
        <>
          <ul role="list" className={styles.proofChecks}>
            {checks.map((check) => (
              <li key={check} data-finding={findings[check]}>
                <span>{findings[check] === 'absent' ? t.absent : t[check]}</span>
                {findings[check] !== 'absent' && <strong>{t[findings[check]]}</strong>}
              </li>
            ))}
          </ul>
          <p className={`${offeringsStyles.offeringNote} numbers`}>
            {fill(isEarly(props.offering) ? t.early : t.late, {
              time: formatHongKong(language, props.offering.ballot.committedAt),
            })}
          </p>
          {otherDay && (
            <p className={`${offeringsStyles.offeringNote} numbers`}>
              {fill(t.otherDay, { closesOn: dayOf(otherDay.closesOn), closedOn: dayOf(otherDay.closedOn) })}
            </p>
          )}
          {!isTimed(props.offering) && <p className={offeringsStyles.offeringNote}>{t.untimed}</p>}
          <p className={offeringsStyles.offeringNote}>{t.limits}</p>
        </>
      )}
      <Published {...props} />
    </div>
  )
}
