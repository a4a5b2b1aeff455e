import { lotsFor } from '@foyer/api/arithmetic/allotment'
import { inLanguage } from '@foyer/api/languages'
import type { Offering } from '@foyer/api/offerings'
import { useId, useState } from 'react'
import { formatCount } from '../../../shared/format/count.ts'
import { lotsText } from '../../../shared/offerings/amounts.ts'
import * as offeringsStyles from '../../../shared/offerings/offerings.module.css'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from './calculator.module.css'
import { Chart } from './chart.tsx'
import { applicantsAt, placeOf, spanOf } from './curve.ts'
import { text } from './text.ts'
import { useChanceSentence } from './use-chance-sentence.ts'

/** Number of steps of the slider. */
const steps = 60
const rows = 7

/** The expected lots for a number of applicants, by the allotment rule, as a curve, a sentence and a table. */
export const Chances = ({ offering, applied }: { offering: Offering; applied: number }) => {
  const t = useText(text)
  const language = useLanguage()
  const inWords = useChanceSentence()
  const id = useId()
  const { lotsOnOffer } = offering
  const span = spanOf(offering)
  const [place, setPlace] = useState(() => Math.round(placeOf(span, Math.max(span.least, lotsOnOffer / 2)) * steps))
  const applicants = applicantsAt(span, place / steps)
  const words = inWords(applicants, lotsOnOffer, applied)
  const point = (n: number) => {
    const { sure } = lotsFor(n, lotsOnOffer, applied)
    return fill(t.point, { n: formatCount(n), lots: lotsText(t, sure) })
  }
  return (
    <div className={styles.chances}>
      <h3>{t.chances}</h3>
      <p className={`${styles.chancesTop} numbers`} aria-hidden="true">
        {t.axisY} · {applied}
      </p>
      <Chart
        span={span}
        lotsOnOffer={lotsOnOffer}
        applied={applied}
        applicants={applicants}
        label={fill(t.chart, { first: point(span.least), last: point(span.most) })}
      />
      <label className={styles.chancesRange} htmlFor={id}>
        <span>{t.applicants}</span>
        <strong className="numbers">{formatCount(applicants)}</strong>
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={steps}
        value={place}
        aria-valuetext={fill(t.applicantsValue, { n: formatCount(applicants), words })}
        onChange={(event) => setPlace(Number(event.target.value))}
      />
      {/* the slider announces this text when it moves */}
      <p className={`${styles.chancesWords} numbers`}>{words}</p>
      <p className={`${offeringsStyles.offeringNote} numbers`}>
        {fill(t.assumed, { lots: lotsText(t, applied), offered: lotsText(t, lotsOnOffer) })}
      </p>
      <details className={`${offeringsStyles.offeringMore} ${styles.chancesMore}`}>
        <summary>{t.asTable}</summary>
        <table className={`${styles.chancesTable} numbers`}>
          <thead>
            <tr>
              <th scope="col">{t.axisX}</th>
              <th scope="col">{t.columnSure}</th>
              <th scope="col">{t.columnBallot}</th>
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: rows }, (_, n) => applicantsAt(span, n / (rows - 1))).map((n) => {
              const { sure, ballot } = lotsFor(n, lotsOnOffer, applied)
              return (
                <tr key={n}>
                  <th scope="row">{formatCount(n)}</th>
                  <td>{lotsText(t, sure)}</td>
                  <td>{formatCount(ballot)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </details>
      <details className={`${offeringsStyles.offeringMore} ${styles.chancesMore}`}>
        <summary>{t.rule}</summary>
        <p>{inLanguage(offering.ballot.ruleText, language)}</p>
      </details>
    </div>
  )
}
