import { useEffect } from 'react'

/** What one tab of the console tells the others about the session that they share. */
type News = { readonly is: 'used'; readonly usedAt: number } | { readonly is: 'ended' }

const name = 'foyer-console.session'

export const notifyTabs = (news: News): void => {
  const channel = new BroadcastChannel(name)
  channel.postMessage(news)
  channel.close()
}

/** Calls `hear` with each message of another tab. */
export const useOtherTabs = (hear: (news: News) => void): void => {
  useEffect(() => {
    const channel = new BroadcastChannel(name)
    channel.onmessage = ({ data }: MessageEvent<News>) => hear(data)
    return () => channel.close()
  }, [hear])
}
