import type { StaffAccess } from '@foyer/api/staff/roles'
import type { StaffSession } from '@foyer/api/staff/session'
import { trackingAccess } from '@foyer/api/tracking/access'
import { useText } from '@foyer/staff-interface/language'
import { useState } from 'react'
import { Behaviour } from './behaviour/behaviour.tsx'
import { Figures } from './figures/figures.tsx'
import { Live } from './live/live.tsx'
import { Settings } from './settings/settings.tsx'
import { type Fault, faultIn } from './shared/call.ts'
import { Failure } from './shared/failure.tsx'
import { text } from './text/text.ts'
import { TopBar } from './top-bar.tsx'

/** The views, and who may see each. */
const views = {
  figures: trackingAccess.figures,
  behaviour: trackingAccess.figures,
  live: trackingAccess.live,
  tracker: trackingAccess.settings,
} as const
type View = keyof typeof views

const admits = ({ staff }: StaffAccess, { roles }: StaffSession): boolean => roles.some((role) => staff.includes(role))

/** The page of a signed-in member of staff with a role that may see the figures. */
export const Inside = ({ staff, signOut }: { staff: StaffSession; signOut: () => Promise<void> }) => {
  const t = useText(text)
  const [view, setView] = useState<View>('figures')
  // the live view continues while another view is shown
  const [wasLive, setWasLive] = useState(false)
  const [fault, setFault] = useState<Fault>()
  const go = (next: View) => {
    setView(next)
    if (next === 'live') setWasLive(true)
  }
  const leave = () => {
    setFault(undefined)
    signOut().catch((error: unknown) => setFault(faultIn(error)))
  }
  const seen = (Object.keys(views) as View[]).filter((one) => admits(views[one], staff))
  return (
    <>
      <TopBar account={{ name: staff.name, signOut: leave }} />
      <nav className="views" aria-label={t.views}>
        {seen.map((one) => (
          <button key={one} type="button" aria-current={view === one ? 'page' : undefined} onClick={() => go(one)}>
            {t[one]}
          </button>
        ))}
      </nav>
      <main>
        <h1 className="visually-hidden">{`${t.name}: ${t[view]}`}</h1>
        {fault && <Failure fault={fault} again={leave} />}
        {view === 'figures' && <Figures />}
        {view === 'behaviour' && <Behaviour />}
        {wasLive && (
          <div hidden={view !== 'live'}>
            <Live />
          </div>
        )}
        {view === 'tracker' && <Settings isReadOnly={!admits(trackingAccess.changeSettings, staff)} />}
      </main>
    </>
  )
}
