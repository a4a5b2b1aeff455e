import { randomBytes, randomInt } from 'node:crypto'
import type { WireEvent } from '@foyer/protocol/tracking/events'
import { trackingChecksum } from '@foyer/protocol/tracking/rules'

/** A page view in the SDK's format, with a new visitor for each call. */
export const pageView = (time: number): WireEvent => {
  const visitor = randomBytes(16).toString('hex')
  return {
    type: 'track',
    event: '$pageview',
    distinct_id: visitor,
    anonymous_id: visitor,
    identities: { $identity_cookie_id: visitor },
    lib: { $lib: 'js', $lib_method: 'code', $lib_version: '1.25.15', foyer_version: '0.1.0' },
    properties: {
      $title: '新客迎新獎賞',
      $url: 'https://foyer.example/#/activityTemplate',
      $url_path: '/activityTemplate',
      $referrer: 'https://foyer.example/#/home',
      $referrer_host: 'foyer.example',
      $screen_width: 390,
      $screen_height: 844,
      $viewport_width: 390,
      $viewport_height: 664,
      $viewport_position: randomInt(2_000),
      $timezone_offset: -480,
      $latest_traffic_source_type: '直接流量',
      $latest_referrer: '',
      $latest_referrer_host: '',
      $latest_search_keyword: '未取到值_直接打开',
      $is_first_day: true,
      $is_first_time: false,
      language: 'zh-HK',
      theme: 'light',
      host: 'browser',
      activity: 488,
    },
    time,
    _track_id: randomInt(100_000_000, 1_000_000_000),
    _flush_time: time + 20,
  }
}

const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64')

/** The body of a beacon. */
export const oneBody = (event: WireEvent): string => {
  const data = base64(event)
  return `data=${encodeURIComponent(data)}&ext=${encodeURIComponent(`crc=${trackingChecksum(data)}`)}`
}

/** The body of a batch. */
export const batchBody = (events: readonly WireEvent[]): string => `data_list=${encodeURIComponent(base64(events))}`
