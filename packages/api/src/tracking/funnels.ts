/**
 * Events that the client sends for the funnels of the operators' page, in addition to `$pageview` (with `$url_path`, on
 * an activity's page also `activity`) and `$SignUp`; `tracking_sign_in_funnel` and `tracking_join_funnel` count them.
 * No schemas.
 */
export const funnelEvents = {
  codeRequested: 'sign_in_code_asked',
  signedIn: 'sign_in_done',
  /** with the property `activity`, its number */
  joinPressed: 'activity_join_pressed',
  joined: 'activity_joined',
} as const
export type FunnelEvent = (typeof funnelEvents)[keyof typeof funnelEvents]
