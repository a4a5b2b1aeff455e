import { useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { ArrowUpRight, ChevronRight, Compass } from 'lucide-react'
import { Link } from 'react-router'
import { useSession } from '../session/session-context.ts'
import { admits, type KnownCall } from '../shared/admission.ts'
import { groups, placesOf } from '../shell/places.ts'
import { text as places } from '../shell/text.ts'
import { roleNames } from '../text/roles.ts'
import { CopyText } from '../ui/copy-text.tsx'
import { Empty } from '../ui/empty.tsx'
import { Page } from '../ui/page.tsx'
import { text } from './text.ts'
import { Waiting } from './waiting.tsx'

/** Calls that let a person do more than read at a place. */
const furtherCalls: Readonly<Partial<Record<string, KnownCall>>> = {
  campaigns: 'POST /staff/campaigns/create',
  rules: 'POST /staff/rules/propose',
  stops: 'POST /staff/stops/place',
  closures: 'POST /staff/closures/declare',
  jobs: 'POST /staff/jobs/drop',
  systems: 'POST /staff/sms/limit',
  stock: 'POST /staff/vouchers/import',
  merchants: 'POST /staff/merchants/add',
  parcels: 'POST /staff/parcels/step',
  trades: 'POST /staff/trades/import',
  offerings: 'POST /staff/offerings/declare',
  broadcast: 'POST /staff/live/interruption',
  clients: 'POST /staff/care/suspend',
  callBacks: 'POST /staff/care/call-backs/close',
  corrections: 'POST /staff/care/corrections/decide',
  letters: 'POST /staff/care/requests/close',
  people: 'POST /staff/people/suspend',
  machines: 'POST /staff/machines/add',
  trail: 'GET /staff/trail/export',
}

interface CardProps extends Pick<ReturnType<typeof placesOf>[number], 'path' | 'icon'> {
  readonly isApp?: boolean
  readonly title: string
  readonly note: string
}

/** Leads to a place, with what one can do there. */
const PlaceCard = ({ path, icon: Icon, isApp = false, title, note }: CardProps) => {
  const Arrow = isApp ? ArrowUpRight : ChevronRight
  const inside = (
    <>
      <span className="card-icon">
        <Icon size={18} aria-hidden="true" />
      </span>
      <span className="card-text">
        <span className="card-title">{title}</span>
        <span className="soft">{note}</span>
      </span>
      <Arrow className="card-arrow" size={16} aria-hidden="true" />
    </>
  )
  return isApp ? (
    <a className="card" href={path}>
      {inside}
    </a>
  ) : (
    <Link className="card" to={path}>
      {inside}
    </Link>
  )
}

/** Shows what the person's roles can do in the console and in the other apps for staff. */
export const Home = () => {
  const t = useText(text)
  const p = useText(places)
  const roles = useText(roleNames)
  const { session } = useSession()
  const shown = placesOf(session.roles)
  const noteOf = (name: keyof typeof p & string): string => {
    const further = furtherCalls[name]
    const key = further && admits(further, session.roles) ? `${name}Acts` : name
    return t[key as keyof typeof t]
  }
  return (
    <Page
      title={fill(t.title, { name: session.name })}
      lead={
        session.roles.length > 0
          ? fill(t.lead, { roles: session.roles.map((role) => roles[role]).join(' · ') })
          : undefined
      }
    >
      {shown.every(({ name, isApp }) => name === 'home' || isApp) && (
        <Empty icon={Compass} title={t.nothing} text={t.nothingWay} act={<CopyText value={session.id} />} />
      )}
      <Waiting />
      {shown.length > 1 && (
        <section className="section" aria-label={t.here}>
          <h2>{t.here}</h2>
          <div className="card-groups">
            {groups.map((group) => {
              const inGroup = shown.filter((place) => place.group === group && place.name !== 'home')
              if (inGroup.length === 0) return null
              return (
                <div key={group} className="card-group">
                  <h3>{p[group]}</h3>
                  <ul className="cards">
                    {inGroup.map((place) => (
                      <li key={place.name}>
                        <PlaceCard {...place} title={p[place.name]} note={noteOf(place.name)} />
                      </li>
                    ))}
                  </ul>
                </div>
              )
            })}
          </div>
        </section>
      )}
    </Page>
  )
}
