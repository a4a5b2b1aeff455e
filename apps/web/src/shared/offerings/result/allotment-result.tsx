import type { Application, Offering } from '@foyer/api/offerings'
import * as blocksStyles from '../../activity/blocks/blocks.module.css'
import { Section } from '../../activity/blocks/section.tsx'
import { formatCount } from '../../format/count.ts'
import { fill } from '../../text/table.ts'
import { useText } from '../../text/use-text.ts'
import { lotsText } from '../amounts.ts'
import * as offeringsStyles from '../offerings.module.css'
import { Proof } from './proof.tsx'
import * as styles from './result.module.css'
import { text } from './text.ts'

interface AllotmentResultProps {
  offering: Offering
  /** this account's application, if there is one */
  application: Application | undefined
  /** defaults to `Allotment result` */
  title?: string
}

/**
 * The result of an offering by lots applied for, and the ballot with its check. Renders nothing before there is a
 * result.
 */
export const AllotmentResult = ({ offering, application, title }: AllotmentResultProps) => {
  const t = useText(text)
  const { result } = offering
  if (!result) return null
  const own = application?.lotsAllotted === null ? undefined : application?.lots
  return (
    <Section title={title ?? t.title}>
      <div className={`${blocksStyles.card} ${styles.allotment}`}>
        <dl className={`${styles.allotmentSums} numbers`}>
          {(['applicants', 'lotsApplied', 'lotsAllotted'] as const).map((name) => (
            <div key={name}>
              <dt>{t[name]}</dt>
              <dd>{formatCount(result[name])}</dd>
            </div>
          ))}
        </dl>
        <table className={`${styles.allotmentTiers} numbers`}>
          <caption className="visually-hidden">{t.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{t.applied}</th>
              <th scope="col">{t.each}</th>
              <th scope="col">{t.drawn}</th>
            </tr>
          </thead>
          <tbody>
            {result.tiers.map(({ lots, applicants, each, inBallot, drawn }) => (
              <tr key={lots} className={lots === own ? styles.isOwn : undefined}>
                <th scope="row">
                  {lotsText(t, lots)}
                  {lots === own && <em>{t.yours}</em>}
                </th>
                <td>{lotsText(t, each)}</td>
                <td>
                  {inBallot ? fill(t.of, { drawn: formatCount(drawn), applicants: formatCount(applicants) }) : '—'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={`${offeringsStyles.offeringNote} numbers`}>
          {result.ballotLots === 0
            ? t.ballotNone
            : fill(t.ballotSome, {
                lots: lotsText(t, result.ballotLots),
                applicants: formatCount(result.ballotApplicants),
              })}
        </p>
        <Proof
          key={[offering.code, offering.ballot.seed, application?.reference, application?.lotsAllotted].join()}
          offering={offering}
          application={application}
        />
      </div>
    </Section>
  )
}
