import { CSPProvider } from '@base-ui/react/csp-provider'
import { useText } from '@foyer/staff-interface/language'
import { QueryClientProvider } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Route, Routes } from 'react-router'
import { newQueryClient } from './acts/query.ts'
import { Home } from './home/home.tsx'
import { Machines } from './machines/machines.tsx'
import { Me } from './me/me.tsx'
import { People } from './people/people.tsx'
import { SessionContext } from './session/session-context.ts'
import { SignIn } from './session/sign-in.tsx'
import { useSessionState } from './session/use-session-state.ts'
import { admits } from './shared/admission.ts'
import { Header } from './shell/header.tsx'
import { Later, type Load } from './shell/later.tsx'
import { NotFound } from './shell/not-found.tsx'
import { placesOf } from './shell/places.ts'
import { Shell } from './shell/shell.tsx'
import { text } from './text/text.ts'
import { Trail } from './trail/trail.tsx'
import { Failure } from './ui/failure.tsx'
import { Toasts } from './ui/toasts.tsx'

/** A screen whose script is loaded when it is opened. */
const later = (load: Load) => () => <Later load={load} />

const screens = {
  home: Home,
  campaigns: later(async () => (await import('./campaigns/campaigns.tsx')).Campaigns),
  rules: later(async () => (await import('./rules/rules.tsx')).Rules),
  results: later(async () => (await import('./results/results.tsx')).Results),
  stops: later(async () => (await import('./operations/stops/stops.tsx')).Stops),
  closures: later(async () => (await import('./operations/closures/closures.tsx')).Closures),
  stock: later(async () => (await import('./stock/stock.tsx')).Stock),
  merchants: later(async () => (await import('./merchants/merchants.tsx')).Merchants),
  parcels: later(async () => (await import('./parcels/parcels.tsx')).Parcels),
  trades: later(async () => (await import('./trades/trades.tsx')).Trades),
  offerings: later(async () => (await import('./offerings/offerings.tsx')).Offerings),
  broadcast: later(async () => (await import('./broadcast/broadcast.tsx')).Broadcast),
  jobs: later(async () => (await import('./operations/jobs/jobs.tsx')).Jobs),
  systems: later(async () => (await import('./operations/systems/systems.tsx')).Systems),
  clients: later(async () => (await import('./care/clients.tsx')).Clients),
  callBacks: later(async () => (await import('./care/call-backs.tsx')).CallBacks),
  corrections: later(async () => (await import('./care/corrections.tsx')).Corrections),
  letters: later(async () => (await import('./care/letters.tsx')).Letters),
  people: People,
  machines: Machines,
  trail: Trail,
} as const
const CampaignEditor = later(async () => (await import('./editor/campaign-editor.tsx')).CampaignEditor)
const isScreen = (name: string): name is keyof typeof screens => name in screens

/** The console of staff: the way to the sign-in, or the screens behind it. */
export const App = () => {
  const t = useText(text)
  const { state, signedIn, look, expire } = useSessionState()
  const person = signedIn?.session.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person gets none of the data
  const client = useMemo(newQueryClient, [person])
  if (signedIn)
    return (
      // the page's policy refuses style elements
      <CSPProvider disableStyleElements>
        <SessionContext value={signedIn}>
          <QueryClientProvider client={client}>
            <Toasts>
              <Shell expire={expire}>
                <Routes>
                  {placesOf(signedIn.session.roles).map(({ name, path, isParent }) => {
                    if (!isScreen(name)) return null
                    const Screen = screens[name]
                    return <Route key={name} path={isParent ? `${path}/*` : path} element={<Screen />} />
                  })}
                  {admits('POST /staff/campaigns/open', signedIn.session.roles) && (
                    <Route path="/campaigns/:id/edit" element={<CampaignEditor />} />
                  )}
                  <Route path="/me" element={<Me />} />
                  <Route path="*" element={<NotFound />} />
                </Routes>
              </Shell>
            </Toasts>
          </QueryClientProvider>
        </SessionContext>
      </CSPProvider>
    )
  return (
    <>
      <Header />
      <main className="content-alone">
        {state.is === 'out' ? <SignIn why={state.why} /> : <h1 className="visually-hidden">{t.name}</h1>}
        {state.is === 'unknown' && (
          <div className="opening" role="status">
            <span className="spinner" aria-hidden="true" />
            {t.starting}
          </div>
        )}
        {state.is === 'failed' && <Failure fault={state.fault} again={look} isWhole />}
      </main>
    </>
  )
}
