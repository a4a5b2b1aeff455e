import { useText } from '../../../shared/text/use-text.ts'
import { Notice } from '../../../shared/ui/notice.tsx'
import { text } from '../text.ts'

/** A login to an account begins with the phone. @param here the route to come back to */
export const PhoneNeeded = ({ here }: { here: string }) => {
  const t = useText(text)
  return (
    <Notice tone="info" live>
      {t.phoneNeeded}
      <a className="button button-plain" href={`#/loginPage?back=${encodeURIComponent(here)}`}>
        {t.confirmPhone}
      </a>
    </Notice>
  )
}
