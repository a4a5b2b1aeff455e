import type { PersonPage, Revealable } from '@foyer/api/staff/care'
import { useText } from '@foyer/staff-interface/language'
import { ChevronDown, Eye } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useActAddress } from '../acts/act-address.ts'
import { useSession } from '../session/session-context.ts'
import { admits } from '../shared/admission.ts'
import { Badge } from '../ui/badge.tsx'
import { Since } from '../ui/since.tsx'
import { useRegion } from './found.tsx'
import { whatNames } from './reveal.tsx'
import { text } from './text.ts'

const Fact = ({ name, reveals, children }: { name: string; reveals?: Revealable; children: ReactNode }) => {
  const t = useText(text)
  const { session } = useSession()
  const { open } = useActAddress()
  return (
    <div className="care-fact">
      <dt>{name}</dt>
      <dd>
        <div>{children}</div>
        {reveals && admits('POST /staff/care/reveal', session.roles) && (
          <button
            type="button"
            className="icon-button icon-button-small"
            aria-label={`${t.reveal}: ${t[whatNames[reveals]]}`}
            title={t.reveal}
            onClick={() => open('reveal', reveals)}
          >
            <Eye size={15} aria-hidden="true" />
          </button>
        )}
      </dd>
    </div>
  )
}

/**
 * Who the person is, masked. Each kind of data has a button that shows it for a reason. On a phone only name and number
 * are unfolded.
 */
export const PersonFacts = ({ page }: { page: PersonPage }) => {
  const t = useText(text)
  const region = useRegion()
  const { person, accounts, lastSeenAt } = page
  const [isUnfolded, setUnfolded] = useState(false)
  const id = useId()
  return (
    <section className="panel care-facts-panel" aria-label={t.person}>
      <dl className="care-facts" id={id} data-folded={!isUnfolded || undefined}>
        <Fact name={t.name} {...(accounts.length > 0 && { reveals: 'names' as const })}>
          {person.name ?? <span className="faint">{t.noName}</span>}
        </Fact>
        <Fact name={t.phone} reveals="phone">
          <span className="time">{person.phone}</span>
        </Fact>
        <Fact name={t.accounts} {...(accounts.length > 0 && { reveals: 'clientNumbers' as const })}>
          {accounts.length === 0 && <span className="faint">{t.noAccounts}</span>}
          <ul className="care-accounts">
            {accounts.map(({ clientNo, type, isSuspended, openedAt }) => (
              <li key={`${clientNo} ${openedAt}`}>
                <span className="time">{clientNo}</span> <span className="soft">{t[type]}</span>
                {isSuspended && <Badge tone="bad">{t.accountSuspended}</Badge>}
              </li>
            ))}
          </ul>
        </Fact>
        <Fact name={t.addresses} reveals="addresses">
          <span className="faint">{t.addressesHidden}</span>
        </Fact>
        <Fact name={t.region}>{region(person.region)}</Fact>
        <Fact name={t.since}>
          <Since at={person.since} />
        </Fact>
        <Fact name={t.lastSeen}>
          <Since at={lastSeenAt} />
        </Fact>
      </dl>
      <button
        type="button"
        className="button button-quiet care-facts-more"
        aria-expanded={isUnfolded}
        aria-controls={id}
        onClick={() => setUnfolded(!isUnfolded)}
      >
        {t.moreFacts}
        <ChevronDown size={16} aria-hidden="true" />
      </button>
    </section>
  )
}
