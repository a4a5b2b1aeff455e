import { inLanguage } from '@foyer/api/languages'
import type { Correction } from '@foyer/api/staff/corrections'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { Link } from 'react-router'
import { statusNames } from '../text/statuses.ts'
import { Badge } from '../ui/badge.tsx'
import { CopyText } from '../ui/copy-text.tsx'
import { Written } from '../ui/written.tsx'
import { nameOf } from './event-names.ts'
import { workText } from './work-text.ts'

const kinds = { revoke: 'kindRevoke', grantAgain: 'kindGrantAgain', reversePoints: 'kindReversePoints' } as const

/** What a correction is about, and why it was proposed. */
export const About = ({ correction }: { correction: Correction }) => {
  const t = useText(workText)
  const statuses = useText(statusNames)
  const language = useLanguage()
  const { kind, reward, points, person, reason, proposedBy } = correction
  return (
    <>
      <p>
        <Badge tone={kind === 'grantAgain' ? 'good' : 'warn'}>{t[kinds[kind]]}</Badge>{' '}
        <span className="strong">
          {reward
            ? inLanguage(reward.name, language)
            : fill(t.pointsOf, { points: (points ?? 0).toLocaleString(language) })}
        </span>
        {reward?.amount != null && (
          <span>
            {' '}
            {new Intl.NumberFormat(language, { style: 'currency', currency: 'HKD' }).format(reward.amount / 100)}
          </span>
        )}
        {reward && <span className="soft"> · {nameOf(statuses, reward.status)}</span>}
      </p>
      <p className="soft">
        {person ? (
          <Link className="care-link" to={`/clients/${person.id}?part=${reward ? 'rewards' : 'points'}`}>
            {person.name ?? person.phone}
          </Link>
        ) : (
          t.goneTo
        )}
        {reward && (
          <>
            {' · '}
            <CopyText value={reward.reference} />
          </>
        )}
      </p>
      <p>
        <Written>{reason}</Written>
      </p>
      <p className="hint">{fill(t.proposedBy, { name: proposedBy.name })}</p>
    </>
  )
}
