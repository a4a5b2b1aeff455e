import { Art } from '../art/art.tsx'
import type { SceneName } from '../art/scenes.ts'
import { useText } from '../text/use-text.ts'
import { Icon } from '../ui/icon.tsx'
import { checkIcon } from '../ui/later-icons.ts'
import * as styles from './invitation.module.css'
import { useSignInPath } from './personal-part.tsx'
import { text } from './text.ts'

interface InvitationProps {
  /** the level that the part requires */
  level: 'register' | 'login'
  scene: SceneName
  title: string
  why: string
  /** what a person finds after signing in, one line each */
  inside: readonly string[]
}

/** Shown to people below the level: what they find after signing in, and the one link that leads there and back. */
export const Invitation = ({ level, scene, title, why, inside }: InvitationProps) => {
  const t = useText(text)
  const { path, beginsWithPhone } = useSignInPath(level)
  return (
    <section className={styles.invitation}>
      <Art scene={scene} />
      <div className={styles.insideCard}>
        <h2>{title}</h2>
        <ul role="list" className={styles.inside}>
          {inside.map((line) => (
            <li key={line}>
              <Icon path={checkIcon} size={20} />
              <span>{line}</span>
            </li>
          ))}
        </ul>
      </div>
      <a className="button" href={`#${path}`}>
        {level === 'login' ? t.logIn : t.signIn}
      </a>
      <p className={styles.why}>
        {level === 'login' && (
          <>
            {beginsWithPhone ? t.phoneThenAccount : t.loggedOutWhy}
            <br />
          </>
        )}
        {why}
      </p>
    </section>
  )
}
