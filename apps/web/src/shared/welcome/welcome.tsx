import { later } from '../ui/later.tsx'

const Scene = later(() => import('./parts.tsx').then((part) => part.Scene))
/** What a person gets, and the login by phone, below the form. Nothing follows it, so its arrival moves nothing. */
export const Points = later(() => import('./parts.tsx').then((part) => part.Points))

/** The head of the sign-in: what the head script painted (`app/frame.ts`), and later a picture below. */
export const WelcomeHero = ({ title, lead }: { title: string; lead?: string | undefined }) => (
  <div className="welcome-hero">
    <h1 tabIndex={-1}>{title}</h1>
    {lead && <p className="lead">{lead}</p>}
    <Scene />
  </div>
)
