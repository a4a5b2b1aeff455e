import { useState } from 'react'
import { Behaviour } from './behaviour/behaviour.tsx'
import { Figures } from './figures/figures.tsx'
import { Live } from './live/live.tsx'
import { Settings } from './settings/settings.tsx'
import { type Fault, faultIn } from './shared/call.ts'
import { Failure } from './shared/failure.tsx'
import { useText } from './text/language.ts'
import { text } from './text/text.ts'
import { TopBar } from './top-bar.tsx'

const views = ['figures', 'behaviour', 'live', 'tracker'] as const
type View = (typeof views)[number]

/** The page of a signed-in operator. */
export const Inside = ({ signOut }: { signOut: () => Promise<void> }) => {
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
  return (
    <>
      <TopBar signOut={leave} />
      <nav className="views" aria-label={t.views}>
        {views.map((one) => (
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
        {view === 'tracker' && <Settings />}
      </main>
    </>
  )
}
