import type { Page } from '@playwright/test'

/**
 * Gives the browser a device with passkeys that says yes to everything while it is present. Without presence it does
 * not answer, so that the suggestions of a page wait as they do for a person.
 */
export async function addDevice(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const bePresent = (enabled: boolean) =>
    session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
  return {
    present: () => bePresent(true),
    absent: () => bePresent(false),
    /** Opens a page while no person is at the device. */
    async open(path: string): Promise<void> {
      await bePresent(false)
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await bePresent(true)
    },
    remove: () => session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }),
  }
}
