# Passkeys: signing in with a fingerprint, face or device PIN instead of a password.

## What is refused

people-passkey-failed = Your passkey wasn’t accepted. Try again.
people-passkey-site = Passkeys work only at HTTPS addresses and at localhost. Use a password here.
# $most is the maximum number of passkeys.
people-passkey-many = You can have { $most } passkeys. Remove one first.
people-passkey-last = This is your only way to sign in. Add a password or another passkey first.
people-passkey-canceled = No passkey was used. Try again, or use a password.
people-confirm = Confirm that it’s you.

## Create an account and sign in

people-passkey-lead = No email, no password: use your fingerprint, face or device PIN.
people-passkey-create = Create with a passkey
people-passkey-sign-in-lead = Your device asks for your fingerprint, face or PIN.
people-passkey-sign-in = Sign in with a passkey
people-passkey-none = This browser can’t use passkeys at this address. Use a password instead.
people-use-password = Use a password instead
people-use-passkey = Use a passkey instead
# Between two ways to sign in: a passkey or a password.
people-or = or
people-sign-in-password = Sign in with password

## The account page

people-passkeys = Passkeys
people-passkey-empty = Sign in with your fingerprint, face or device PIN instead of a password.
people-passkey-add = Add passkey
people-passkey-added = Passkey added.
# The name of a passkey that has none.
people-passkey-unnamed = Passkey
# $created and $used are dates.
people-passkey-dates = Added { $created }, last used { $used }
# $host is the address of a server, such as games.example.
people-passkey-elsewhere = Works at { $host }
people-passkey-name = Name
people-passkey-rename = Rename
# $name is the name of a passkey.
people-passkey-rename-one = Rename { $name }
people-passkey-remove = Remove
# $name is the name of a passkey.
people-passkey-remove-one = Remove { $name }
# $name is the name of a passkey.
people-passkey-remove-help = You won’t be able to sign in with { $name }. Delete it on your device as well.
people-password-there = Set
people-password-none = Not set. You don’t need one while you have a passkey.
people-password-set = Set password
people-confirm-passkey = Confirm with passkey
