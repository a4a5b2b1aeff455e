import type { EventStorage } from '../platform.ts'
import { objectOf } from '../wire/json.ts'
import { cleanReferrer, defaultParameters, hostOf, parameterOf } from './addresses.ts'
import type { Facts } from './page-facts.ts'

const key = 'foyer.tracker.source'
const search = /(^|\.)(google|bing|baidu|sogou|so|sm|yahoo|duckduckgo)\.[a-z.]+$/
const social = /(^|\.)(weibo|zhihu|douban|qq|weixin|facebook|twitter|x|linkedin|t)\.(com|cn|co)$/

/** The names of the wire format. */
const typeOf = (host: string, isCampaign: boolean): string => {
  if (isCampaign) return '付费广告流量'
  if (!host) return '直接流量'
  if (search.test(host)) return '自然搜索流量'
  return social.test(host) ? '社交网站流量' : '引荐流量'
}

const sourceOf = (url: string, referrer: string, parameters: readonly string[]): Facts => {
  const facts: Facts = {}
  for (const name of defaultParameters) {
    const value = name !== 'channel' && parameters.includes(name) && parameterOf(url, name)
    if (value) facts[`$latest_${name}`] = value
  }
  const host = hostOf(referrer)
  return {
    ...facts,
    $latest_traffic_source_type: typeOf(host, Object.keys(facts).length > 0),
    $latest_referrer: cleanReferrer(referrer, parameters),
    $latest_referrer_host: host,
    // search engines no longer pass on the keyword
    $latest_search_keyword: host ? '未取到值' : '未取到值_直接打开',
  }
}

/** The source of the latest visit: of this one, or of an earlier one if the visitor only moved inside the site. */
export const trafficSource = (
  storage: EventStorage,
  url: string,
  referrer: string,
  parameters: readonly string[],
): Facts => {
  const stored = hostOf(referrer) === hostOf(url) && objectOf<Facts>(storage.get(key))
  if (stored) return stored
  const source = sourceOf(url, referrer, parameters)
  storage.set(key, JSON.stringify(source))
  return source
}
