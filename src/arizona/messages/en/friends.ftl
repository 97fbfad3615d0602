# Friends: whom people follow, and invitations to tables by name.

people-friends-sign-in = With an account, you can follow people and invite them to a table by name.
people-friends-add = Follow someone
people-friends-follow = Follow
people-friends-help = Nobody is notified when you follow them.
people-friends-followed = You follow
people-friends-none = You don’t follow anyone yet.
people-unfollow = Unfollow
# $name: a username.
people-friends-unfollow = Unfollow { $name }
people-friends-online = Online
people-friends-offline = Offline
people-friends-show = Show when I’m online
people-friends-show-help = People who follow you can see whether you used Arizona in the last ten minutes.
people-friends-yourself = You can’t follow or invite yourself.
# $most: the highest number allowed.
people-friends-too-many = You can follow up to { $most } people.
# $name: a username that was entered.
people-friends-unknown = There is no account named { $name }.

## Invitations

people-table-invitations = Invitations
# $name: a username. $game: name of a game, such as “Rails”.
people-table-invitation = { $name } invites you to a game of { $game }
people-table-invitation-open = Open the table
# Text of a notification, below “Mara invites you to a game of Rails”.
people-push-invitation = Open the table to take a seat.
# $name: a username.
people-table-invitation-decline = Decline the invitation from { $name }
people-decline = Decline
people-invite-by-name = Invite by username
people-invite-by-name-help = They see the invitation on their start page.
# $name: a username.
people-invite-friend = Invite { $name }
# $name: a username.
people-invited = { $name } is invited
# $name: a username.
people-invite-declined = { $name } declined
people-invite-seated = Only people at the table can invite others.
people-invite-full = All seats are taken.
# $most: the highest number allowed.
people-invite-too-many = You can invite up to { $most } people to a table.
