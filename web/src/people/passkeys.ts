/** Passkeys: the browser's side of WebAuthn, with its HTTP requests. */
import { ask, RefusedError } from "../lib/api";
import type { AccountState, PasskeyOptions, Registered } from "../lib/generated/protocol";

type Credential = Record<string, unknown>;

/** Confirms a change to the account: the password, or a challenge signed by a passkey. */
export interface Proof {
  password?: string;
  passkey?: Credential;
}

const ROOT = "/api/account/passkeys";
const ADDRESS = /^(\d+\.){3}\d+$|:/;

/** Whether this browser has passkeys and allows them at this address. */
export function passkeysWork(): boolean {
  return (
    isSecureContext &&
    !ADDRESS.test(location.hostname) &&
    typeof PublicKeyCredential === "function" &&
    typeof PublicKeyCredential.parseCreationOptionsFromJSON === "function" &&
    typeof PublicKeyCredential.parseRequestOptionsFromJSON === "function"
  );
}

async function options(path: string, body: object = {}): Promise<unknown> {
  return (await ask<PasskeyOptions>(`${ROOT}/${path}`, "POST", body)).options;
}

async function answered(dialog: Promise<globalThis.Credential | null>): Promise<Credential> {
  const made = await dialog.catch(() => null); // The user closed the dialog, or it timed out.
  if (!(made instanceof PublicKeyCredential)) {
    throw new RefusedError("canceled", { id: "people-passkey-canceled", args: {} }, "");
  }
  return made.toJSON() as Credential;
}

function create(given: unknown): Promise<Credential> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    given as PublicKeyCredentialCreationOptionsJSON,
  );
  return answered(navigator.credentials.create({ publicKey }));
}

function sign(given: unknown): Promise<Credential> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    given as PublicKeyCredentialRequestOptionsJSON,
  );
  return answered(navigator.credentials.get({ publicKey }));
}

export const passkeys = {
  async register(name: string, code: string): Promise<Registered> {
    const credential = await create(await options("register-options", { name, code }));
    return ask<Registered>(`${ROOT}/register`, "POST", { credential, code });
  },
  async signIn(): Promise<AccountState> {
    const { passkey: credential } = await passkeys.identify();
    return ask<AccountState>(`${ROOT}/sign-in`, "POST", { credential });
  },
  /** Signs a challenge to prove the user's identity without starting a session. */
  async identify(): Promise<Proof> {
    return { passkey: await sign(await options("sign-in-options")) };
  },
  async confirm(): Promise<Proof> {
    return { passkey: await sign(await options("confirm-options")) };
  },
  async add(proof: Proof): Promise<AccountState> {
    const credential = await create(await options("add-options", proof));
    return ask<AccountState>(ROOT, "POST", { credential });
  },
  rename: (id: string, name: string) => ask<AccountState>(`${ROOT}/${id}`, "PUT", { name }),
  remove: (id: string, proof: Proof) => ask<AccountState>(`${ROOT}/${id}/remove`, "POST", proof),
};
