import { collectSeconds, loginRequestSeconds } from '@foyer/api/login-requests'

/** Milliseconds. */
export const requestLife = loginRequestSeconds * 1000
export const collectLife = collectSeconds * 1000
