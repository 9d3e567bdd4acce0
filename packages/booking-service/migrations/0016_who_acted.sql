-- Who acted is told apart from now on: a guest, one of the staff, or a job of the service.
ALTER TABLE "audit" ADD COLUMN "actor_kind" text;
