import { pathTo } from '../../../platform/path-to.ts'
import { useUser } from '../../../platform/user-store.ts'
import { usePersonal } from '../../../shared/personal/use-personal.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'
import { Found, type ResultsProps } from './found.tsx'

/** The activities for which the server says that the person may join them. */
export const ForYou = ({ data, filters, onChange }: ResultsProps) => {
  const t = useText(text)
  const isSignedIn = useUser((state) => state.userInfo !== null)
  const { data: own } = usePersonal(pathTo('POST /user/activities/joined'), {})
  if (!isSignedIn)
    return (
      <div className={styles.emptyHere}>
        <p>{t.signInForYou}</p>
        <a className="button button-plain" href={`#/loginPage?back=${encodeURIComponent('/?kind=you')}`}>
          {t.signIn}
        </a>
      </div>
    )
  if (!own)
    return (
      <p role="status" className={styles.emptyHere}>
        {t.loading}
      </p>
    )
  return <Found data={data} filters={filters} onChange={onChange} eligible={own.eligible ?? []} />
}
