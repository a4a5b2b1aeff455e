import { loginRequestSeconds, pickUpSeconds } from '@foyer/api/login-requests'

/** Milliseconds. */
export const requestLife = loginRequestSeconds * 1000
export const pickUpLife = pickUpSeconds * 1000
